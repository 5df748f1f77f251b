/** The words of Mage Knight, and its rules for people. */
import { testRulePages } from '../../test/rule-pages.ts';

testRulePages({ folder: new URL('../rules/', import.meta.url), prefix: 'MK', count: 641 });
