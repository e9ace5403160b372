import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FailedCall } from './failed-call.tsx';

const draw = (isAlone: boolean) =>
  renderToStaticMarkup(
    <FailedCall title="Non chargé" again="Réessayer" onRetry={() => {}} isAlone={isAlone}>
      Vérifiez votre connexion.
    </FailedCall>,
  );

// W-1.16
it('announces the failure, with a button to try again', () => {
  expect(draw(false)).toContain('role="alert"');
  expect(draw(false)).toContain('data-action="retry"');
});

it('a failed call has a drawing only where nothing else is shown', () => {
  expect(draw(true)).toContain('<svg class="drawing"');
  expect(draw(false)).not.toContain('<svg');
});
