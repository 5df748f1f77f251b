/** Every option in words, under whoever acts by it. */
import type { Choice, ChoiceGroup } from '../kit.ts';

export function choiceGroups<W>(
  ways: readonly W[],
  groupOf: (way: W) => readonly [key: string, title: string],
  choiceOf: (way: W) => Choice,
): readonly ChoiceGroup[] {
  const groups = new Map<string, { readonly title: string; readonly choices: Choice[] }>();
  for (const way of ways) {
    const [key, title] = groupOf(way);
    const group = groups.get(key) ?? { title, choices: [] };
    groups.set(key, group);
    group.choices.push(choiceOf(way));
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
