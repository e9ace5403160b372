import type { ContractLocale } from '#domain/locale/locale.ts';
import { gallery } from '#words/gallery/gallery.ts';
import { buttonExamples } from '../button/button.examples.tsx';
import { checkboxFieldExamples } from '../checkbox-field/checkbox-field.examples.tsx';
import { choiceFieldExamples } from '../choice-field/choice-field.examples.tsx';
import { disclosureExamples } from '../disclosure/disclosure.examples.tsx';
import { drawingExamples } from '../drawings/drawing-gallery.tsx';
import { errorSummaryExamples } from '../error-summary/error-summary.examples.tsx';
import { fieldGroupExamples } from '../field-group/field-group.examples.tsx';
import { figureExamples } from '../figure/figure.examples.tsx';
import { helpTipExamples } from '../help-tip/help-tip.examples.tsx';
import { noticeExamples } from '../notice/notice.examples.tsx';
import { progressExamples } from '../progress/progress.examples.tsx';
import { selectFieldExamples } from '../select-field/select-field.examples.tsx';
import { tableExamples } from '../table/table.examples.tsx';
import { textAreaExamples } from '../text-area/text-area.examples.tsx';
import { textFieldExamples } from '../text-field/text-field.examples.tsx';
import { type Examples, showStates } from './examples.ts';
import './gallery.css';

/** Every component. Add new components here; the accessibility check then covers them. */
export const ALL_EXAMPLES: readonly Examples[] = [
  textFieldExamples,
  textAreaExamples,
  selectFieldExamples,
  choiceFieldExamples,
  checkboxFieldExamples,
  fieldGroupExamples,
  buttonExamples,
  errorSummaryExamples,
  noticeExamples,
  progressExamples,
  figureExamples,
  disclosureExamples,
  helpTipExamples,
  tableExamples,
];

/** Each component in each of its states, without the drawings. */
export function Components({ locale }: { locale: ContractLocale }) {
  return ALL_EXAMPLES.map((examples) => (
    <section className="gallery__component" key={examples.component}>
      <h2>{examples.component}</h2>
      <div className="gallery__states">
        {showStates(examples, locale).map(({ name, title, node }) => (
          <div className="gallery__state" key={name} data-state={name}>
            <h3 className="gallery__name">{title}</h3>
            {node}
          </div>
        ))}
      </div>
    </section>
  ));
}

/** The components, and the drawings. */
export function Gallery({ locale }: { locale: ContractLocale }) {
  const words = gallery[locale];
  return (
    <div className="page-width gallery">
      <h1>{words.title}</h1>
      <p className="gallery__lead">{words.lead}</p>
      <Components locale={locale} />
      <section className="gallery__component">
        <h2>Drawing</h2>
        <div className="gallery__states">
          {drawingExamples.map(({ name, node }) => (
            <div className="gallery__state" key={name} data-state={name}>
              <h3 className="gallery__name">{name}</h3>
              {node}
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
