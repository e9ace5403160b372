import { isRunning, todayAtLender } from './is-running.ts';
import { showInTime } from './show-campaign.ts';

/** Shows the messages that run today: banners at once, one campaign when it is due. */
export function showMessages(messages: readonly HTMLElement[]): void {
  const today = todayAtLender();
  const runs = ({ dataset: { from = '', until = '' } }: HTMLElement) =>
    isRunning({ from, until }, today);
  const isCampaign = (message: HTMLElement) => message instanceof HTMLDialogElement;
  for (const message of messages) if (!isCampaign(message)) message.hidden = !runs(message);
  const campaign = messages.filter(isCampaign).find(runs);
  if (campaign) showInTime(campaign);
}
