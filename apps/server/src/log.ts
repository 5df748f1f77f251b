/** Structured logs: one line of JSON each, without names, tokens, cookies or what people say. */
import { type Logger, pino } from 'pino';

export type Log = Logger;
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `process`: its name among others, in every line. */
export function openLog(level: LogLevel, process?: string): Log {
  return pino(
    { level, base: process === undefined ? null : { process }, redact: ['*.cookie', '*.token', '*.secret', '*.seed'] },
    pino.destination(2),
  );
}
