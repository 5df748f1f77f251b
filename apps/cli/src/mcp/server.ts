/** What a language model may do: the tools of MCP. Each answers in plain words; what is refused is an error with its reason. */
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { Complaint, failed } from '../complaint.ts';
import { type Desk, gameNamed } from '../desk.ts';
import { exactly } from '../play/choose.ts';
import { findRules } from '../rules.ts';
import { type ViewVoice, viewVoiceOf } from '../voice.ts';
import type { Asking, Seen, Tables } from './tables.ts';
import { listLines, lookLines, optionLines, paragraph, whyLines } from './telling.ts';

const MOST_RULES = 40;
const LONGEST_WAIT = 60;

const word = z.string().min(1).max(200);
const match = word;

const told = (...lines: readonly string[]): CallToolResult => ({ content: [{ type: 'text', text: paragraph(lines) }] });
const refused = ({ say }: Complaint): CallToolResult => ({ content: [{ type: 'text', text: say }], isError: true });

/** A match that asks something now, with the voice of its game. */
interface Moment {
  readonly seen: Seen;
  readonly voice: ViewVoice;
  readonly question: Asking;
}

export function mcpServer(desk: Desk, tables: Tables): McpServer {
  const { say } = desk;
  const server = new McpServer({ name: 'taverne', version: manifest.version }, { instructions: say('mcp.instructions') });
  const voices = new Map<string, Promise<ViewVoice>>();

  async function voiceOf(game: string): Promise<ViewVoice | Complaint> {
    const entry = gameNamed(desk, game);
    if (entry instanceof Complaint) return entry;
    const known = voices.get(entry.id) ?? viewVoiceOf(desk, entry);
    voices.set(entry.id, known);
    return known;
  }

  async function look(name: string): Promise<CallToolResult> {
    const seen = await tables.see(name);
    if (seen instanceof Complaint) return refused(seen);
    const voice = await voiceOf(seen.game);
    return voice instanceof Complaint ? refused(voice) : told(...lookLines(say, voice, seen));
  }

  async function asked(name: string): Promise<Moment | Complaint> {
    const seen = await tables.see(name);
    if (seen instanceof Complaint) return seen;
    const voice = await voiceOf(seen.game);
    if (voice instanceof Complaint) return voice;
    const { question } = seen;
    return question ? { seen, voice, question } : failed(say('mcp.not-asked'));
  }

  server.registerTool(
    'list_matches',
    { description: say('mcp.list'), inputSchema: z.strictObject({}), annotations: { readOnlyHint: true } },
    async () =>
      told(say('mcp.games', { games: desk.games.map(({ id }) => id).join(', ') }), ...listLines(say, await tables.list())),
  );

  server.registerTool(
    'new_match',
    {
      description: say('mcp.new'),
      inputSchema: z.strictObject({
        game: word,
        level: z.int().min(1).max(99).default(1).describe(say('mcp.new.level')),
        seats: z.int().min(1).max(16).optional().describe(say('flag.seats')),
        options: z.array(word).max(20).default([]).describe(say('flag.option')),
        open: z.boolean().default(false).describe(say('mcp.new.open')),
      }),
    },
    async ({ game, level, seats, options, open }) => {
      const made = await tables.create({ game, level, seats, options, isOpen: open });
      return made instanceof Complaint ? refused(made) : look(made);
    },
  );

  server.registerTool(
    'join_match',
    {
      description: say('mcp.join'),
      inputSchema: z.strictObject({ match, invitation: word.optional().describe(say('mcp.join.invitation')) }),
    },
    async ({ match, invitation }) => {
      const trouble = await tables.join(match, invitation);
      return trouble ? refused(trouble) : look(match);
    },
  );

  server.registerTool(
    'look',
    {
      description: say('mcp.look'),
      inputSchema: z.strictObject({
        match,
        wait: z.number().min(0).max(LONGEST_WAIT).default(0).describe(say('mcp.look.wait')),
      }),
      annotations: { readOnlyHint: true },
    },
    async ({ match, wait }) => {
      if (wait > 0) await tables.untilAsked(match, wait * 1000);
      return look(match);
    },
  );

  server.registerTool(
    'options',
    {
      description: say('mcp.options'),
      inputSchema: z.strictObject({ match, begins: z.string().max(200).default('').describe(say('mcp.options.begins')) }),
      annotations: { readOnlyHint: true },
    },
    async ({ match, begins }) => {
      const now = await asked(match);
      if (now instanceof Complaint) return refused(now);
      const { seen, voice, question } = now;
      const keys = question.keys.filter((key) => key.toLowerCase().startsWith(begins.toLowerCase()));
      if (keys.length === 0) return told(say('mcp.options.none', { begins }));
      return told(say('mcp.asked', { ask: voice.ask(question.name) }), ...optionLines(voice, seen.view, question, keys));
    },
  );

  server.registerTool(
    'preview',
    {
      description: say('mcp.preview'),
      inputSchema: z.strictObject({ match, option: word }),
      annotations: { readOnlyHint: true },
    },
    async ({ match, option }) => {
      const now = await asked(match);
      if (now instanceof Complaint) return refused(now);
      const key = exactly(option, now.question.keys) ?? option;
      const preview = await tables.preview(match, now.question.id, key);
      if (preview instanceof Complaint) return refused(preview);
      const lines = preview ? now.voice.preview(now.seen.view, preview) : [];
      return told(...(lines.length > 0 ? lines : [say('mcp.preview.none')]));
    },
  );

  server.registerTool(
    'why_not',
    {
      description: say('mcp.why'),
      inputSchema: z.strictObject({ match, tried: z.array(word).max(12).optional().describe(say('mcp.why.tried')) }),
      annotations: { readOnlyHint: true },
    },
    async ({ match, tried }) => {
      const now = await asked(match);
      if (now instanceof Complaint) return refused(now);
      const reasons = await tables.whyNot(match, now.question.id, tried);
      return reasons instanceof Complaint ? refused(reasons) : told(...whyLines(say, now.voice, now.seen.view, reasons));
    },
  );

  server.registerTool(
    'answer',
    { description: say('mcp.answer'), inputSchema: z.strictObject({ match, option: word }) },
    async ({ match, option }) => {
      const now = await asked(match);
      if (now instanceof Complaint) return refused(now);
      const { question, seen, voice } = now;
      const key = exactly(option, question.keys);
      if (key === undefined) {
        const reasons = await tables.whyNot(match, question.id, [option]);
        const why = reasons instanceof Complaint ? [] : whyLines(say, voice, seen.view, reasons);
        return refused(failed(paragraph([say('mcp.answer.no', { option }), ...why])));
      }
      const trouble = await tables.answer(match, question.id, key);
      return trouble ? refused(trouble) : look(match);
    },
  );

  server.registerTool(
    'rules',
    {
      description: say('mcp.rules'),
      inputSchema: z.strictObject({ game: word, id: z.string().max(60).default('').describe(say('mcp.rules.id')) }),
      annotations: { readOnlyHint: true },
    },
    async ({ game, id }) => {
      const voice = await voiceOf(game);
      if (voice instanceof Complaint) return refused(voice);
      if (id === '') {
        const chapters = new Set([...voice.rules.keys()].map((each) => each.slice(0, each.lastIndexOf('-'))));
        return told(say('rule.chapters', { chapters: [...chapters].join(', ') }));
      }
      const found = findRules(voice.rules, id);
      if (found.length === 0) return refused(failed(say('rule.unknown', { id })));
      return told(...found.slice(0, MOST_RULES).map(([rule, text]) => `${rule}  ${text}`));
    },
  );
  return server;
}
