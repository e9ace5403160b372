import './consent-button.css';

/** Opens the consent banner again. Hidden without script, as the banner is. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button className="consent-button" type="button" data-consent-open>
      {label}
    </button>
  );
}
