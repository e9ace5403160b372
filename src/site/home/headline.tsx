import './headline.css';

/** What the page stands for, over the sentence one completes. */
export function Headline({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="headline">
      <h1 className="headline__title">{title}</h1>
      <p className="headline__lead">{lead}</p>
    </div>
  );
}
