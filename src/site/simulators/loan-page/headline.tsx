import './headline.css';

export interface HeadlineProps {
  title: string;
  lead: string;
  /** The title names a product and so has longer words; it is set a size smaller. */
  names?: boolean;
}

/** The page's title, above the sentence to complete. */
export function Headline({ title, lead, names = false }: HeadlineProps) {
  return (
    <div className={names ? 'headline headline--naming' : 'headline'}>
      <h1 className="headline__title">{title}</h1>
      <p className="headline__lead">{lead}</p>
    </div>
  );
}
