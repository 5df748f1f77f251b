/** What somebody is told who is called, in both languages. Nothing of what is on the table: only that it is their turn, where, and with whom. */
import type { Language } from '@taverne/engine';

/** A match that waits for somebody. */
export interface Waiting {
  readonly match: string;
  readonly game: string;
  /** Who else sits there. */
  readonly others: readonly string[];
  /** Of a match that waits for its players: who asks somebody to it. */
  readonly host?: string;
}

export interface CallWords {
  readonly title: string;
  readonly body: string;
}

const WORDS = {
  en: {
    title: 'It is your turn',
    one: (game: string, others: string) => (others === '' ? game : `${game}, with ${others}`),
    many: (count: number, games: string) => `${count} matches wait for you: ${games}`,
    invited: (host: string) => `${host} invites you`,
    test: { title: 'Taverne can reach you', body: 'This is how you will be told that it is your turn.' },
    greeting: (name: string) => `Hello ${name},`,
    where: 'To the table:',
    why: 'You asked to be told. Change or stop it here:',
    prove: {
      title: 'Is this your address?',
      body: 'Somebody, most likely you, wants to be told here when it is their turn. If it was you, open this within a day:',
      not: 'If it was not you, do nothing: you will hear no more of it.',
    },
  },
  fr: {
    title: 'À vous de jouer',
    one: (game: string, others: string) => (others === '' ? game : `${game}, avec ${others}`),
    many: (count: number, games: string) => `${count} parties vous attendent\u00a0: ${games}`,
    invited: (host: string) => `${host} vous invite`,
    test: { title: 'Taverne peut vous joindre', body: 'C’est ainsi que vous saurez que c’est votre tour.' },
    greeting: (name: string) => `Bonjour ${name},`,
    where: 'À la table\u00a0:',
    why: 'Vous avez demandé à être prévenu. Pour changer ou arrêter\u00a0:',
    prove: {
      title: 'Est-ce votre adresse\u00a0?',
      body: 'Quelqu’un, sans doute vous, veut être prévenu ici quand c’est son tour. Si c’est vous, ouvrez ceci d’ici demain\u00a0:',
      not: 'Si ce n’est pas vous, ne faites rien\u00a0: vous n’en entendrez plus parler.',
    },
  },
} as const;

/** Where one says yes or no, or plays. */
export const pathTo = ({ match, host }: Waiting): string => (host === undefined ? `/m/${match}` : '/friends');

export function callWords(language: Language, waiting: readonly Waiting[]): CallWords {
  const words = WORDS[language];
  const [first, ...more] = waiting;
  if (!first) return words.test;
  if (first.host !== undefined) return { title: words.invited(first.host), body: first.game };
  if (more.length === 0) return { title: words.title, body: words.one(first.game, first.others.join(', ')) };
  const games = [...new Set(waiting.map(({ game }) => game))].join(', ');
  return { title: words.title, body: words.many(waiting.length, games) };
}

/** A letter in plain text. */
export function callLetter(language: Language, name: string, waiting: readonly Waiting[], home: URL): CallWords {
  const words = WORDS[language];
  const { title, body } = callWords(language, waiting);
  const tables = waiting.map((each) => `${words.one(each.game, each.others.join(', '))}\n${new URL(pathTo(each), home).href}`);
  const where = tables.length > 0 ? [words.where, ...tables] : [];
  const text = [words.greeting(name), `${body}.`.replace('..', '.'), ...where, `${words.why}\n${new URL('/you', home).href}`];
  return { title: `${title} · Taverne`, body: `${text.join('\n\n')}\n` };
}

export function proofLetter(language: Language, link: string): CallWords {
  const { title, body, not } = WORDS[language].prove;
  return { title: `${title} · Taverne`, body: `${body}\n\n${link}\n\n${not}\n` };
}
