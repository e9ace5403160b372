import type { ReactNode } from 'react';
import { PageSection } from '#site/components/page-section/page-section.tsx';
import { Stages } from '#site/components/page-section/stages.tsx';
import type { HomeWords } from '#words/home/home.ts';

export type StepsWords = HomeWords['steps'][keyof HomeWords['steps']];

interface StepsProps {
  words: StepsWords;
  drawing: ReactNode;
}

/** The steps of a request for this loan. */
export function Steps({ words, drawing }: StepsProps) {
  return (
    <PageSection title={words.title} drawing={drawing}>
      <p className="page-section__lead">{words.lead}</p>
      <Stages stages={Object.values(words.stages)} />
      <p>{words.promise}</p>
    </PageSection>
  );
}
