/** Matches in this program, against bots of the house; with a folder they are kept in it as match files, and go on another day. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  answer,
  awaited,
  eventsFor,
  type NotOffered,
  type Preview,
  previewOf,
  type Seat,
  viewOf,
  whyNot,
} from '@taverne/engine';
import type { Args } from '../args.ts';
import { Complaint, complaintOf, failed, tellTrouble } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { sitDown } from '../play/begin.ts';
import { letBotsPlay } from '../play/bots.ts';
import { keepSaved, questionTo, type Seated } from '../play/session.ts';
import type { Listed, NewMatch, Seen, Tables } from './tables.ts';

const ENDING = '.match.json';
const NAME = /^[a-z-]+-\d+$/;

/** What somebody would have typed. */
function typed(game: string, given: { readonly [flag: string]: string | readonly string[] | undefined }): Args {
  const words = (name: string): readonly string[] => [given[name] ?? []].flat();
  return { positionals: [game], words, word: (name) => words(name).at(-1), has: (name) => words(name).length > 0 };
}

const gameIn = (match: string): string => match.replace(/-\d+$/, '');

export class Here implements Tables {
  private readonly desk: Desk;
  private readonly folder: string | undefined;
  private readonly seated = new Map<string, Seated>();

  constructor(desk: Desk, folder: string | undefined) {
    this.desk = desk;
    this.folder = folder;
  }

  /** Names of matches, those in the folder that are not open yet included. */
  private names(): readonly string[] {
    const kept = this.folder === undefined ? [] : readdirSync(this.folder).filter((file) => file.endsWith(ENDING));
    const names = kept.map((file) => file.slice(0, -ENDING.length)).filter((name) => NAME.test(name));
    return [...new Set([...names, ...this.seated.keys()])].toSorted();
  }

  private fileOf(match: string): string | undefined {
    return this.folder === undefined ? undefined : join(this.folder, `${match}${ENDING}`);
  }

  private async at(match: string): Promise<Seated | Complaint> {
    const open = this.seated.get(match);
    if (open) return open;
    if (!this.names().includes(match)) return failed(this.desk.say('mcp.no-match', { match }));
    const file = this.fileOf(match);
    const seated = await sitDown(this.desk, typed(gameIn(match), { load: file, save: file }));
    if (!(seated instanceof Complaint)) this.seated.set(match, seated);
    return seated;
  }

  async list(): Promise<readonly Listed[]> {
    const listed: Listed[] = [];
    for (const match of this.names()) {
      const seen = await this.see(match);
      // A file that is over, or of something else, is nothing to play.
      if (seen instanceof Complaint) continue;
      const { game, outcome, question } = seen;
      const status = outcome ? 'over' : question ? 'yours' : 'running';
      listed.push({ match, game, status, names: seen.holders.map((name) => name ?? '') });
    }
    return listed;
  }

  async create({ game, level, seats, options, isOpen }: NewMatch): Promise<string | Complaint> {
    if (isOpen) return failed(this.desk.say('mcp.no-others'));
    const names = this.names();
    let number = 1;
    while (names.includes(`${game}-${number}`)) number++;
    const match = `${game}-${number}`;
    const wish = { level: String(level), seats: seats?.toString(), option: options, save: this.fileOf(match) };
    const seated = await sitDown(this.desk, typed(game, wish));
    if (seated instanceof Complaint) return seated;
    this.seated.set(match, seated);
    return (await this.goOn(seated)) ?? match;
  }

  async join(): Promise<Complaint> {
    return failed(this.desk.say('mcp.no-others'));
  }

  private async goOn(seated: Seated): Promise<Complaint | undefined> {
    const trouble = await letBotsPlay(seated, () => true);
    return trouble ? complaintOf(seated.desk.say, trouble) : keepSaved(seated);
  }

  async see(match: string): Promise<Seen | Complaint> {
    const seated = await this.at(match);
    if (seated instanceof Complaint) return seated;
    const { match: played, entry, bots, desk } = seated;
    const you = seatIn(seated);
    const question = questionTo(seated, you);
    return {
      match,
      game: entry.id,
      holders: played.holders.map((_, seat) => {
        const level = bots.get(seat)?.level;
        return level === undefined ? desk.say('mcp.you') : desk.say('mcp.bot', { level });
      }),
      you,
      view: viewOf(played, you),
      events: eventsFor(played.events, you),
      question: question && { id: question.id, name: question.name, keys: question.options.map(({ key }) => key) },
      awaited: awaited(played),
      outcome: played.outcome,
    };
  }

  async untilAsked(): Promise<void> {}

  async answer(match: string, question: string, key: string): Promise<Complaint | undefined> {
    const seated = await this.at(match);
    if (seated instanceof Complaint) return seated;
    const trouble = answer(seated.match, seatIn(seated), question, key);
    return trouble ? failed(tellTrouble(seated.desk.say, trouble)) : this.goOn(seated);
  }

  async preview(match: string, question: string, key: string): Promise<Preview | undefined | Complaint> {
    const seated = await this.at(match);
    if (seated instanceof Complaint) return seated;
    const found = previewOf(seated.match, seatIn(seated), question, key);
    return found.ok ? found.value : complaintOf(seated.desk.say, found.trouble);
  }

  async whyNot(
    match: string,
    question: string,
    tried: readonly string[] | undefined,
  ): Promise<readonly NotOffered[] | Complaint> {
    const seated = await this.at(match);
    if (seated instanceof Complaint) return seated;
    const found = whyNot(seated.match, seatIn(seated), question, tried);
    return found.ok ? found.value : complaintOf(seated.desk.say, found.trouble);
  }

  close(): void {}
}

/** The seat that no bot holds. */
const seatIn = ({ match, bots }: Seated): Seat => match.holders.findIndex((_, seat) => !bots.has(seat));
