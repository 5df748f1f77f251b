/** Names of accounts: no two that look the same, and nothing that plays tricks. */
import { expect, test } from 'vitest';
import { accountName } from '../../src/people/account-name.ts';

const looks = (name: string): string => {
  const found = accountName(name);
  return typeof found === 'string' ? found : found.skeleton;
};

test.each([
  ['Anna', 'anna'],
  ['Anna', 'A n-n.a'],
  ['Anna', 'Änna'],
  ['Anna', 'Аnnа'.replace(/[Аа]/g, 'a')],
  ['paypal', 'paypaI'],
  ['Oliver', '0liver'],
  ['modern', 'modem'],
])('%s and %s look the same', (one, other) => expect(looks(one)).toBe(looks(other)));

test('a Cyrillic name that looks like a Latin one has its skeleton', () => expect(looks('сосо')).toBe(looks('coco')));

test.each([
  ['Anna', 'Hanna'],
  ['Bert', 'Bart'],
])('%s and %s do not', (one, other) => expect(looks(one)).not.toBe(looks(other)));

test.each([
  ['a', 'too-short'],
  ['abcdefghijklmnopqrstuvwxy', 'too-long'],
  ['Аnna', 'scripts'],
  ['Ωmega', 'scripts'],
  ['Anna<script>', 'letters'],
  ['Anna\u202e', 'Anna'],
  ['qq\u0323\u0307\u0301\u0302', 'marks'],
  ['!!', 'letters'],
])('%s: %s', (name, said) => {
  const found = accountName(name);
  expect(typeof found === 'string' ? found : found.shown).toBe(said);
});

test.each(['Zoë', 'O’Neil', '山田太郎', '山田 Taro', 'Иван', 'Jean-Luc', 'محمد', 'नमस्ते', '이순신'])('%s is a name', (name) => {
  expect(accountName(name)).toMatchObject({ shown: name });
});
