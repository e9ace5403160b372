import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Effect, WindowMessage } from '#journey/application/effect.ts';
import type { ApplicationEvent } from '#journey/application/event.ts';
import type { ApplicationSetup } from '../setup.ts';

export type Dispatch = (event: ApplicationEvent) => void;

/** What effects are carried out with. */
export interface Outside {
  readonly locale: ContractLocale;
  /** Dispatches the result of an effect to the application. */
  readonly dispatch: Dispatch;
  /** The words of the page, as an applicant reads them. */
  readonly words: ApplicationSetup['words'];
  readonly productNames: ApplicationSetup['productNames'];
  readonly notifyWindows: (message: WindowMessage) => void;
}

/** How effects of these kinds are carried out. */
export type CarryingOut<Kind extends Effect['kind']> = {
  readonly [K in Kind]: (effect: Extract<Effect, { readonly kind: K }>, outside: Outside) => void;
};
