/** What the page itself refuses, in sentences. */
import { phrasesIn } from '@taverne/engine';

export const SENTENCES = {
  'not-on-device': 'there is no match {match} on this device',
  'game-not-here': 'there is no game {game} here',
  'nobody-asked-here': 'nobody at this screen is asked',
  'seat-not-asked': 'seat {seat} is not asked',
  'nobody-else-here': 'nobody else is at this table',
  'another-tab': 'another tab of this browser has gone on with this match; this is how it stands now',
  'only-a-replay': 'this is a replay',
  'not-in-lesson': 'not in this lesson',
  'lesson-wants': 'the lesson wants seat {seat} to answer {key}: {problem}',
} as const;

export const said = phrasesIn(SENTENCES);
