/** The table, for games, bots and apps. */
export * from './answer.ts';
export * from './bend.ts';
export * from './chance.ts';
export { digest } from './digest.ts';
export * from './fair.ts';
export * from './figure.ts';
export * from './file.ts';
export { connected, type Flood, Floods, type Net, NOWHERE, type PathStep } from './flood.ts';
export * from './fork.ts';
export * from './game.ts';
export * from './game-types.ts';
export * from './hex.ts';
export * from './journal.ts';
export * from './manifest.ts';
export * from './match.ts';
export { among, consider, type Offer, type Refused, type Sieve, sift } from './offer.ts';
export * from './options.ts';
export * from './orders.ts';
export * from './outcome.ts';
export { type Figure, type Figures, isPhrase, type Phrase, phrasesIn, type Sentences } from './phrase.ts';
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
export * from './player.ts';
export * from './question.ts';
export * from './restore.ts';
export * from './result.ts';
export * from './seats.ts';
export * from './square.ts';
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
export { undo, undoable, undoWithConsent } from './undo.ts';
export * from './version.ts';
export * from './view.ts';
export * from './words.ts';
export { RulesBroke, type Told, World } from './world.ts';
