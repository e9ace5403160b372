import type { Channel } from '../../deliveries/channel.ts';
import { createOfficeMail, type OfficeMail } from '../../deliveries/office-mail.ts';
import { createWebhook } from '../../deliveries/webhook.ts';
import type { Recorder } from '../../operation/observability/recorder.ts';
import type { Settings } from '../settings/read-settings.ts';
import { measureMails } from './measure-work.ts';

/** The channels to the lender's systems that the settings name; possibly none. */
export function openChannels(
  { webhook, officeEmail, publicUrl }: Pick<Settings, 'webhook' | 'officeEmail' | 'publicUrl'>,
  services: Omit<OfficeMail, 'to' | 'publicUrl'> & { now: () => Date; recorder: Recorder },
): readonly Channel[] {
  const mailer = measureMails(services.mailer, 'office', services.recorder);
  return [
    ...(webhook ? [createWebhook(webhook, services)] : []),
    ...(officeEmail ? [createOfficeMail({ ...services, mailer, to: officeEmail, publicUrl })] : []),
  ];
}
