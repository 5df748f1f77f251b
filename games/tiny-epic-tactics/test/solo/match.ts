/** An adventure from its first question on, answered by notation; whatever is not told is answered safely. */
import { askedOf, type Match, questionsOf, quick, type Scripted, scripted, startMatch } from '@taverne/engine';
import { type Options, type State, type TacticsEvent, tinyEpicTactics, type View } from '../../src/index.ts';

export class Adventure {
  readonly match: Match<State, Options, TacticsEvent, View>;

  constructor(mode: 'solo' | 'co-op', chance: readonly Scripted[] = []) {
    const options = { mode, first: '0' };
    const started = startMatch(tinyEpicTactics, {
      options,
      seats: mode === 'solo' ? 1 : 2,
      chance: scripted(chance, quick(1)),
    });
    if (!started.ok) throw new Error(started.trouble.say);
    this.match = started.value;
  }

  get state(): State {
    return this.match.world.state;
  }

  /** `0 act`. */
  get asked(): string {
    return askedOf(this.match)
      .map(({ seat, name }) => `${seat} ${name}`)
      .join(', ');
  }

  get options(): string[] {
    const [asked] = askedOf(this.match);
    const [question] = asked ? questionsOf(this.match, asked.seat) : [];
    return question?.options.map(({ key }) => key) ?? [];
  }

  /** Answers in order, each by the seat that is asked. */
  say(...keys: readonly string[]): this {
    for (const key of keys) {
      const { world } = this.match;
      const picked = world.options(world.waiting).find((option) => option.key === key);
      if (!picked) throw new Error(`${this.asked} offers ${this.options.join(', ')}, not ${key}`);
      world.choose(world.waiting, picked);
    }
    return this;
  }

  /** Safe answers, or the first on offer, until this is asked or the match is over. */
  until(asked: string): this {
    for (let i = 0; i < 300 && !this.match.outcome && !this.asked.split(', ').includes(asked); i++) {
      const { world } = this.match;
      const options = world.options(world.waiting);
      const picked = options.find(({ key }) => key === world.ask(world.waiting).safe) ?? options[0];
      if (picked) world.choose(world.waiting, picked);
    }
    return this;
  }

  told(): string[] {
    return this.match.events.map(({ event }) => event.event);
  }
}
