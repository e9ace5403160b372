import { useEffect, useRef } from 'react';

/** A step's title. It takes the focus when its step opens, so that screen readers announce it. */
export function StepHeading({ title, lede }: { title: string; lede: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="step-heading">
      <h1 className="step-title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="step-lede">{lede}</p>
    </header>
  );
}
