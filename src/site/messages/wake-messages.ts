import { isRunning, todayAtLender } from './is-running.ts';

/** Shows the messages of today: banners at once, one campaign when it is time. */
export function wakeMessages(): void {
  const messages = document.querySelectorAll<HTMLElement>('[data-from][data-until]');
  if (messages.length === 0) return;
  const today = todayAtLender();
  const runs = ({ dataset: { from = '', until = '' } }: HTMLElement) =>
    isRunning({ from, until }, today);
  const isCampaign = (message: HTMLElement) => message instanceof HTMLDialogElement;
  for (const message of messages) if (!isCampaign(message)) message.hidden = !runs(message);
  const campaign = [...messages].filter(isCampaign).find(runs);
  if (campaign)
    import('./show-campaign.ts')
      .then(({ showInTime }) => showInTime(campaign))
      // A message that does not come is missed by nobody.
      .catch(() => {});
}
