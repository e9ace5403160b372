import type { Channel } from '../../deliveries/channel.ts';
import { createOfficeMail, type OfficeMail } from '../../deliveries/office-mail.ts';
import type { Witness } from '../../deliveries/proofs/prove-audit-log.ts';
import {
  mailWitness,
  timestampWitness,
  webhookWitness,
} from '../../deliveries/proofs/witnesses.ts';
import { createWebhook } from '../../deliveries/webhook.ts';
import type { Recorder } from '../../operation/observability/recorder.ts';
import type { AuditProofSettings } from '../settings/read-audit-proofs.ts';
import type { Settings } from '../settings/read-settings.ts';
import { measureMails } from './measure-work.ts';

/** Where the settings say that the end of the audit log is proven; possibly nowhere. */
export function openWitnesses(
  { webhook, email, timestampUrl: url, authorities }: AuditProofSettings,
  {
    now,
    ...services
  }: Pick<OfficeMail, 'mailer' | 'configuration'> & {
    now: () => Date;
    recorder: Recorder;
  },
): readonly Witness[] {
  const mailer = measureMails(services.mailer, 'audit-proof', services.recorder);
  return [
    ...(url === undefined ? [] : [timestampWitness({ url, authorities }, now)]),
    ...(webhook === undefined ? [] : [webhookWitness(webhook, now)]),
    ...(email === undefined ? [] : [mailWitness({ ...services, mailer, to: email })]),
  ];
}

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
