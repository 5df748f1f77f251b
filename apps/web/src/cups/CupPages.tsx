/** The pages about tournaments: all of them, a new one, and one. */
import { MoreWords } from '../words.tsx';
import { Cup } from './CupPage.tsx';
import { Cups } from './CupsPage.tsx';
import { NewCupPage } from './NewCupPage.tsx';
import { cupMessages } from './text/index.ts';

function PageOf({ cup }: { readonly cup: string | undefined }) {
  if (cup === undefined) return <Cups />;
  return cup === 'new' ? <NewCupPage /> : <Cup key={cup} id={cup} />;
}

export default function CupPages({ cup }: { readonly cup: string | undefined }) {
  return (
    <MoreWords words={cupMessages}>
      <PageOf cup={cup} />
    </MoreWords>
  );
}
