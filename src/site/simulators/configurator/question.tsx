import { Fragment, type ReactNode } from 'react';
import { withLinks } from '#site/components/with-links.tsx';
import { mortgagesOf } from './mortgage-side/mortgage-state.ts';
import { ProductChoice } from './product-choice.tsx';
import type { SideProps } from './side.ts';

export interface QuestionProps
  extends Pick<SideProps, 'setup' | 'state' | 'disabled' | 'onChange'> {
  /** The question of the side in view. */
  children: ReactNode;
}

/** The question: the product, and what its side asks. */
export function Question({ setup, state, disabled, onChange, children }: QuestionProps) {
  return (
    <>
      <ProductChoice
        words={setup.words.product}
        types={['PAT', ...mortgagesOf(setup.offer.years)]}
        chosen={state.type}
        disabled={disabled}
        onChoose={(type) => onChange({ kind: 'chooseType', type })}
      />
      <NoScriptWays setup={setup} />
      {children}
    </>
  );
}

/** Why the choices above are disabled, and where the others are. */
function NoScriptWays({ setup: { words, more, offer } }: Pick<QuestionProps, 'setup'>) {
  const { noScript } = words.product;
  const mortgages = mortgagesOf(offer.years);
  if (mortgages.length === 0) return null;
  return (
    <noscript>
      <p className="configurator__no-script">
        {withLinks(noScript, {
          others: mortgages.map((product, place) => (
            <Fragment key={product}>
              {place > 0 && ', '}
              <a href={more[product]}>{words.product[product].label}</a>
            </Fragment>
          )),
        })}
      </p>
    </noscript>
  );
}
