/** Matches on a server, by the token of a program (docs/bots.md): one socket, and what it has told of each match so far. */
import type { NotOffered, Preview } from '@taverne/engine';
import { created, type LobbyReply, lobbyReply } from '@taverne/protocol';
import { z } from 'zod';
import { Complaint, failed } from '../complaint.ts';
import { type Desk, gameNamed } from '../desk.ts';
import { readOptions, seatsWith } from '../match-options.ts';
import { Line, type Server } from './line.ts';
import type { Listed, NewMatch, Seen, Tables } from './tables.ts';

const PATIENCE = 15_000;
/** What games tell is plain data. */
const plainData = z.record(z.string(), z.json());

export class There implements Tables {
  private readonly desk: Desk;
  private readonly line: Line;

  constructor(desk: Desk, server: Server) {
    this.desk = desk;
    this.line = new Line(desk, server);
  }

  async list(): Promise<readonly Listed[]> {
    const lobby = await this.line.http(lobbyReply, 'GET', '/lobby');
    if (lobby instanceof Complaint) throw new Error(lobby.say);
    const mine = lobby.mine.map((each) => ({ ...this.short(each), status: statusOf(each) }));
    const known = new Set(mine.map(({ match }) => match));
    const open = lobby.tables.filter(({ match, programs }) => programs && !known.has(match));
    return [...mine, ...open.map((each) => ({ ...this.short(each), status: 'open' as const }))];
  }

  private short({ match, game, seats }: LobbyReply['tables'][number]): Omit<Listed, 'status'> {
    const { say } = this.desk;
    const names = seats.map(({ name, level }) => name ?? (level === undefined ? '–' : say('mcp.bot', { level })));
    return { match, game, names };
  }

  async create({ game: id, level, seats, options, isOpen }: NewMatch): Promise<string | Complaint> {
    const { say } = this.desk;
    const entry = gameNamed(this.desk, id);
    if (entry instanceof Complaint) return entry;
    const game = await entry.load();
    const read = readOptions(say, game, options);
    if (read instanceof Complaint) return read;
    const count = seats ?? seatsWith(game, read).min;
    const others = Array.from({ length: count - 1 }, () => (isOpen ? { kind: 'open' } : { kind: 'bot', level }));
    const wish = { game: entry.id, options: read, seats: [{ kind: 'person' }, ...others], programs: true };
    const made = await this.line.http(created, 'POST', '/matches', isOpen ? { ...wish, visibility: 'table' } : wish);
    return made instanceof Complaint ? made : made.match;
  }

  async join(match: string, invitation: string | undefined): Promise<Complaint | undefined> {
    const body = invitation === undefined ? {} : { token: invitation };
    const joined = await this.line.http(z.unknown(), 'POST', `/matches/${encodeURIComponent(match)}/join`, body);
    return joined instanceof Complaint ? joined : undefined;
  }

  async see(match: string): Promise<Seen | Complaint> {
    const watched = await this.line.watch(match);
    if (watched instanceof Complaint) return watched;
    const { table, state, events } = watched;
    const question = state?.questions[0];
    const { outcome } = state ?? {};
    return {
      match,
      game: table.game,
      holders: table.seats.map(({ kind, name, level }) => {
        if (kind === 'open') return undefined;
        return name ?? this.desk.say('mcp.bot', { level: level ?? 1 });
      }),
      you: table.you ?? undefined,
      view: state?.view,
      events,
      question: question && { id: question.id, name: question.name, keys: question.options.map(({ key }) => key) },
      awaited: state?.awaited ?? [],
      outcome: outcome && { ...outcome, detail: z.json().optional().parse(outcome.detail) ?? null },
    };
  }

  untilAsked(match: string, patience: number): Promise<void> {
    return this.line.untilAsked(match, patience);
  }

  async answer(match: string, question: string, option: string): Promise<Complaint | undefined> {
    const reply = await this.line.ask({ type: 'answer', match, question, option });
    if (reply instanceof Complaint) return reply;
    await this.line.untilAsked(match, PATIENCE);
    return undefined;
  }

  async preview(match: string, question: string, option: string): Promise<Preview | undefined | Complaint> {
    const reply = await this.line.ask({ type: 'preview', match, question, option });
    if (reply instanceof Complaint) return reply;
    return reply.type === 'previewed' ? (plainData.nullable().parse(reply.preview) ?? undefined) : this.odd(reply.type);
  }

  async whyNot(
    match: string,
    question: string,
    tried: readonly string[] | undefined,
  ): Promise<readonly NotOffered[] | Complaint> {
    const reply = await this.line.ask({ type: 'whyNot', match, question, ...(tried && { tried: [...tried] }) });
    if (reply instanceof Complaint) return reply;
    if (reply.type !== 'notOffered') return this.odd(reply.type);
    return reply.options.map(({ refusal: { rule, why, figures }, ...rest }) => ({
      ...rest,
      refusal: { rule, why, ...(figures && { figures: plainData.parse(figures) }) },
    }));
  }

  private odd(type: string): Complaint {
    return failed(this.desk.say('mcp.odd', { type }));
  }

  close(): void {
    this.line.close();
  }
}

function statusOf({ status, yourTurn }: LobbyReply['mine'][number]): Listed['status'] {
  if (status === 'running') return yourTurn ? 'yours' : 'running';
  return status === 'waiting' ? 'waiting' : 'over';
}
