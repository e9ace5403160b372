import './consent-button.css';

/** Opens the consent banner again. Where there is no script there is no banner, and no button. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button className="consent-button" type="button" data-consent-open>
      {label}
    </button>
  );
}
