/** The answer to a click on what is not possible, with its rule; or that something went wrong. */
import type { RuleId } from '@taverne/engine';
import { type ReactNode, useRef } from 'react';
import { Note } from '../note.tsx';
import { RuleLink } from '../rule-link.tsx';
import { useSay } from '../words.tsx';
import { useClear } from './use-clear.ts';

export interface Reason {
  readonly text: string;
  readonly rule: RuleId | undefined;
  /** What is possible instead, in a sentence. */
  readonly instead?: string | undefined;
}

interface WhyNoteProps {
  readonly reason: Reason | undefined;
  readonly trouble: string | undefined;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** The cell it speaks of: the note does not lie over it. */
  readonly about?: string | undefined;
  /** More about what was clicked on. */
  readonly children?: ReactNode;
}

export function WhyNote({ reason, trouble, onClose, className, about, children }: WhyNoteProps) {
  const say = useSay();
  const note = useRef<HTMLDivElement>(null);
  const isOpen = trouble !== undefined || reason !== undefined;
  useClear(note, { isOpen, about });
  if (trouble === undefined && !reason) return null;
  const title = say(trouble === undefined ? 'web.why' : 'web.trouble');
  return (
    <Note ref={note} className={className} title={title} icon="no" onClose={onClose} closeLabel={say('web.close')}>
      <p>
        {trouble ?? reason?.text} {trouble === undefined && reason?.rule && <RuleLink rule={reason.rule} />}
      </p>
      {trouble === undefined && reason?.instead && <p>{reason.instead}</p>}
      {trouble === undefined && children}
    </Note>
  );
}
