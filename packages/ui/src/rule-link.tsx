/** The number of a rule, as the way to its text. */
import type { RuleId } from '@taverne/engine';
import { createContext, type ReactNode, use } from 'react';
import styles from './rule-link.module.css';

/** Where a rule's text is. */
type RuleHref = (rule: RuleId) => string;

const Book = createContext<RuleHref>((rule) => `#${rule}`);

/** Around everything that names rules of one game. */
export const RulesProvider = ({ href, children }: { readonly href: RuleHref; readonly children: ReactNode }) => (
  <Book value={href}>{children}</Book>
);

export const RuleLink = ({ rule }: { readonly rule: RuleId }) => (
  <a className={styles.rule} href={use(Book)(rule)} target="_blank" rel="noopener">
    {rule}
  </a>
);
