/**
 * What a program is. It has an id that says so, so that whoever sees the holder of a seat knows; and a name that says so, so that
 * whoever reads the name knows, wherever that stands.
 */
import { newId } from '../../secrets.ts';

const PREFIX = 'program-';
const PROGRAM_ID = new RegExp(`^${PREFIX}[\\w-]{16}$`);
/** For SQL: ids of people are shorter, so none of them is like this. */
export const LIKE_PROGRAM = `${PREFIX}________________`;

export const newProgramId = (): string => `${PREFIX}${newId()}`;
export const isProgram = (person: string | null): boolean => person !== null && PROGRAM_ID.test(person);

/** Brackets are in no name of an account, and a guest's name may not end so. */
const MARK = ' [bot]';
export const markedName = (name: string): string => `${name}${MARK}`;
/** The name that an address means, with or without the mark. */
export const bareName = (name: string): string => (name.endsWith(MARK) ? name.slice(0, -MARK.length) : name);

/** So that people and their tools recognise one that lies about. */
export const TOKEN_PREFIX = 'taverne_';
