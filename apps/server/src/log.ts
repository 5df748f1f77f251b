/** Structured logs: one line of JSON each, without names, tokens, cookies or what people say. */
import { type Logger, pino } from 'pino';
import { written } from './stacks.ts';

export type Log = Logger;
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An error as it stands in a line, with the places that were written. */
export function errorTold(error: Error): ReturnType<typeof pino.stdSerializers.err> {
  const told = pino.stdSerializers.err(error);
  return { ...told, stack: written(told.stack) };
}

/** `process`: its name among others, in every line. */
export function openLog(level: LogLevel, process?: string): Log {
  return pino(
    {
      level,
      base: process === undefined ? null : { process },
      redact: ['*.cookie', '*.token', '*.secret', '*.seed'],
      serializers: { err: errorTold },
    },
    pino.destination(2),
  );
}
