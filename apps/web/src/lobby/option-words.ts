/** The words of an option on a form. A game may bring none: then its names are read off its declaration. */
import { known, readable, type Say } from '@taverne/ui';

export const optionLabel = (say: Say, name: string): string => known(say, `option.${name}.label`) ?? readable(name);
export const optionSays = (say: Say, name: string): string => known(say, `option.${name}.says`) ?? '';
export const choiceLabel = (say: Say, name: string, choice: string): string =>
  known(say, `option.${name}.${choice}.label`) ?? readable(choice);
export const choiceSays = (say: Say, name: string, choice: string): string => known(say, `option.${name}.${choice}.says`) ?? '';
