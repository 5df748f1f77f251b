/** The table, for games, bots and apps: what others use, and no more (test/surface.test.ts). */
export { type Asked, answer, askedOf, awaited, previewOf, questionsForPeople, questionsOf, take, whyNot } from './answer.ts';
export { agreeToDraw, changeSeat, declineDraw, drawOffer, offerDraw, resign, timeIsUp } from './bend.ts';
export { picker, quick, type Scripted, type Source, scripted } from './chance.ts';
export { type Checkpoint, checkpointOf } from './checkpoint.ts';
export { digest } from './digest.ts';
export { commitmentTo, type FairChance, fairSource, promiseOf, verifyChance, verifying } from './fair.ts';
export { atLeast, atMost, figure, type Part } from './figure.ts';
export { fileOf, LONGEST_FILE, type MatchFile, readFile, reading, writeFile, writing } from './file.ts';
export { connected, Flood, Floods, type Net, NOWHERE, type PathStep } from './flood.ts';
export { type CourseStep, type Foresight, fateOf, isForeseeable, suppose } from './foresight.ts';
export { fork, imagine, type Sight, sightOf, worldOf } from './fork.ts';
export type { Agreement, Game, Mementos, Table } from './game.ts';
export {
  type AnswerOf,
  type AskOf,
  asker,
  type GameOf,
  type GameTypes,
  type Missed,
  type NameOf,
  type Notation,
  type OutcomeOf,
  type Preview,
  type Question,
  type ReasonsOf,
  type RefusalOf,
} from './game-types.ts';
export {
  addHex,
  FLAT_DIRECTIONS,
  HEX_DIRECTIONS,
  type Hex,
  hex,
  hexagon,
  hexDirection,
  hexDistance,
  hexLine,
  hexToPixel,
  sameHex,
} from './hex.ts';
export { type Entry, type Holder, isOfLine, type LineEntry, type Order, standing } from './journal.ts';
export {
  type GameManifest,
  LANGUAGES,
  type Language,
  type MeasuredMode,
  type Measures,
  type Messages,
  type SeatTally,
} from './manifest.ts';
export { Match, startMatch } from './match.ts';
export { among, consider, lately, mention, type Offer, type Refused, type Sieve, sift } from './offer.ts';
export { defaultOf, type OptionField, type OptionFields, type OptionsOf, parseOptions, readOption } from './options.ts';
export { followOrders, ordersDue, setOrders } from './orders.ts';
export { drawn, type Outcome, resultFor, wonBy, worth } from './outcome.ts';
export { type Phrase, phrasesIn, type Sentences } from './phrase.ts';
export {
  type Bag,
  bagOf,
  bagWith,
  bagWithout,
  type Drawn,
  discard,
  draw,
  drawFrom,
  faceDown,
  lookAhead,
  type Pile,
  pileOf,
  pileSize,
  putOnTop,
  rebuild,
  renamePile,
  shuffleIn,
  stackOf,
} from './pile.ts';
export type { Advice, Brain, Evaluation, Level, Review, Reviewing, Thinking } from './player.ts';
export { type Ask, ask, askAll, askFirst, NOTHING_ASKED, type Option, option, type Play, type Request } from './question.ts';
export { fitsGame, Replay, restoreMatch, restoring, type Stored, storedOf, versionOf } from './restore.ts';
export { fail, ok, type Result, TROUBLES, type Trouble, trouble } from './result.ts';
export { isForRivals, type SeatCount, type Seats, seatsFor } from './seats.ts';
export { chebyshev, type Square, square, squareDirection, squareLine } from './square.ts';
export {
  begins,
  beginsBy,
  classesOf,
  copyBy,
  emptyOf,
  given,
  inPlace,
  type Secrecy,
  type Shows,
  type StateField,
  type StateFields,
  type StateOf,
} from './state.ts';
export { hasAnswered, isBygone, undo, undoable, undoWithConsent } from './undo.ts';
export { moveStored, moveToVersion, type Snapshot, snapshotOf } from './version.ts';
export { type Classes, eventsFor, type Glance, glanceBy, heardBy, look, type Seen, viewOf } from './view.ts';
export type { Happening, NotOffered, Refusal, RuleId, Seat } from './words.ts';
export { type Told, World } from './world.ts';
