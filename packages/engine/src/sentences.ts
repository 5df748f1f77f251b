/** Everything the table refuses, in sentences. Whoever adds one adds it to telling/fr.json too, or it does not compile. */
import { phrasesIn } from './phrase.ts';

export const SENTENCES = {
  // answering
  'seat-unknown': 'there is no seat {seat}; there are {seats}, counted from 0',
  'match-over': 'the match is over: {how}',
  'seat-left': 'seat {seat} has left the match',
  'nothing-asked': 'seat {seat} is not asked anything; the match waits for seat {awaited}',
  'question-gone': 'question {question} no longer stands; now it is {questions}',
  'key-not-offered': '"{key}" is not offered for {question}',
  'not-foreseeable': 'several are asked at once here: nobody can say beforehand what comes of it',
  'rules-broke': 'the rules of {game} broke on {what}: {bug}',

  // draws and undo
  'no-agreed-draw': '{game} knows no agreed draw',
  'offer-stands': 'an offer stands already',
  'refused-by-rule': '{why} ({rule})',
  'no-draw-offered': 'no draw is on offer',
  'agreed-already': 'seat {seat} has agreed already',
  'over-for-undo': 'the match is over; nothing can be taken back',
  'undo-barred': 'seat {seat} can take nothing back: since its last answer chance spoke or somebody else did',
  'no-answer-yet': 'seat {seat} has given no answer yet',
  'consent-missing': 'seat {seats} has not agreed',

  // options
  'options-no-object': 'options must be an object, not {got}',
  'option-unknown': 'there is no option "{name}"; there are {names}',
  'option-none': 'there is no option "{name}"; there are none',
  'option-misfit': 'option "{name}" must be {wanted}, not {got}',
  'seats-outside': '{game} is for {min} to {max} seats, not {seats}',

  // what comes from outside, and what would fit
  misfit: '{at} must be {wanted}, not {got}',
  'a-flag': 'true or false',
  'one-of': 'one of {words}',
  'a-whole': 'a whole number from {min} to {max}',
  'different-words': '{length} different words out of {words}, or none',
  'a-text': 'a text of at most {longest} characters',
  'hex-digits': '{digits} hexadecimal digits',
  'a-list': 'a list of at most {longest}',
  shallow: 'at most {deepest} lists or objects deep',
  'few-values': 'at most {most} values',
  'an-object': 'an object',
  'left-out': 'left out: {at} has {names}',
  'an-object-with': 'an object with a field {by}',
  'no-json': 'line {line}, column {column} is no JSON',

  // match files
  'file-long': 'a match file has at most {longest} characters, this has {length}',
  'file-cut': 'this is no match file, or it was cut: {where}',
  'file-edited': 'the file was edited: its fingerprint does not fit its content',
  'undo-beyond': 'entry {entry} takes back entry {target} of the line, which has {length}',
  'entry-of-no-seat': 'entry {entry} is about seat {seat}; there are {seats}, counted from 0',
  'other-game': 'this is a match of {found}, not of {game}',
  'other-version': 'this match was made by version {found} of {game}; this is version {version}',
  'no-match-of-seats': '{game} has no match of {seats} seats',
  'record-broke': 'the rules of {game} broke on this record: {bug}',

  // a record and the rules
  'record-ended': 'the record is at its end',
  'entry-refused': 'entry {entry} ({told}): {problem}',
  'no-reason-to-answer': 'the table has no reason to answer here',
  'no-order-says-so': 'no standing order says so',
  'name-not-asked': 'seat {seat} is not asked {name}',
  'not-asked-for-here': 'the rules do not ask for it here',
  'moved-here': 'the match moved to version {version} here; what came before belongs to older rules',
  diverged: 'entry {entry}: the rules {rules}, the record says {record}',
  'rules-ask-chance': 'ask chance for {what} of {of}',
  'rules-show': 'show something to {seats}',
  'rules-end': 'end the match',
  'rules-ask': 'ask {asked}',
  'rules-offer': 'offer seat {seat} for {name}: {keys}',
  'rules-offer-count': 'offer seat {seat} {count} options for {name}',
  'rules-say': 'say: {told}',
  'entry-none': 'nothing more',
  'entry-answer': 'seat {seat} answers {name} with "{key}"',
  'entry-chance': 'chance {what} says {said} of {of}',
  'entry-shown': 'something is shown to {seats}',
  'entry-shown-nobody': 'something is shown to nobody',
  'entry-other': 'a {type} entry',
  'entry-key': '"{key}"',
  'entry-by-table': 'the table answered',
  'entry-asked': 'it was asked',

  // chance
  'seed-unrevealed': 'the seed is not revealed yet',
  'seed-other': 'the seed is not the one that was promised: its hash differs from the commitment',
  'salt-other': 'the salt of seat {seat} is not the one that was promised: its hash differs',
  'chance-differs': 'chance {what} says {said}, the seed says {fair}',

  // versions
  'cannot-become': 'a match of {found} cannot become one of {game}',
  'not-newer': 'the match has version {found} of {game} already; {version} is not newer',
  'cannot-run': 'version {version} of {game} cannot run from the quiet state of this match: {bug}',
} as const;

export type Code = keyof typeof SENTENCES;

export const said = phrasesIn(SENTENCES);
