import { Bridge } from '#site/components/drawings/bridge.tsx';
import { PageSection } from '#site/components/page-section/page-section.tsx';
import { Stages } from '#site/components/page-section/stages.tsx';
import type { HomeWords } from '#words/home/home.ts';

/** The steps of a request for this loan. */
export function Steps({ words }: { words: HomeWords['steps'][keyof HomeWords['steps']] }) {
  return (
    <PageSection title={words.title} drawing={<Bridge />}>
      <p className="page-section__lead">{words.lead}</p>
      <Stages stages={Object.values(words.stages)} />
      <p>{words.promise}</p>
    </PageSection>
  );
}
