import type { HomeWords } from '#words/home/home.ts';
import { Bridge } from '../drawings/bridge.tsx';
import { PageSection } from '../page-section/page-section.tsx';
import { Stages } from '../page-section/stages.tsx';

/** What a request for this loan comes to, step by step. */
export function Steps({ words }: { words: HomeWords['steps'][keyof HomeWords['steps']] }) {
  return (
    <PageSection title={words.title} drawing={<Bridge />}>
      <p className="page-section__lead">{words.lead}</p>
      <Stages stages={Object.values(words.stages)} />
      <p>{words.promise}</p>
    </PageSection>
  );
}
