import './headline.css';

export interface HeadlineProps {
  title: string;
  lead: string;
  /** It names a product, which takes longer words: set one size down. */
  names?: boolean;
}

/** What the page stands for, over the sentence one completes. */
export function Headline({ title, lead, names = false }: HeadlineProps) {
  return (
    <div className={names ? 'headline headline--naming' : 'headline'}>
      <h1 className="headline__title">{title}</h1>
      <p className="headline__lead">{lead}</p>
    </div>
  );
}
