import type { Config } from '../../config.ts';

/** The three letters that the server sends. Each fails with the mail server's error. */
export type Mail = {
  sendInvitation(to: string, about: { readonly workspace: string; readonly invitedBy: string; readonly role: string; readonly link: string }): Promise<void>;
  sendReset(to: string, link: string): Promise<void>;
};

/** No letter reads a file or a page, and no caller waits for a mail server that is silent. */
const TRANSPORT_LIMITS = { disableFileAccess: true, disableUrlAccess: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Null if the operator named no mail server. The library is loaded with the first letter. */
export function openMail({ smtpUrl, mailFrom, publicUrl }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): Mail | null {
  if (smtpUrl === null || publicUrl === null) return null;
  const from = mailFrom ?? `Seedbed <seedbed@${publicUrl.hostname}>`;

  async function send(to: string, subject: string, text: string): Promise<void> {
    const { createTransport } = await import('nodemailer');
    // As an object: one address, whatever characters it contains.
    await createTransport(smtpUrl!, TRANSPORT_LIMITS).sendMail({ from, to: { name: '', address: to }, subject, text });
  }

  return {
    sendInvitation: (to, { workspace, invitedBy, role, link }) =>
      send(
        to,
        `Invitation to ${oneLine(workspace)} on Seedbed`,
        `${oneLine(invitedBy)} invites you to the workspace ${oneLine(workspace)}, as ${role}.\n\nAccept it here, within 7 days:\n${link}\n\nWho did not expect this letter need do nothing.\n`,
      ),
    sendReset: (to, link) =>
      send(
        to,
        'A new password for Seedbed',
        `Somebody, probably you, asked for a new password for Seedbed.\n\nGive it here, within an hour:\n${link}\n\nIf you did not request it, ignore this message: your password does not change.\n`,
      ),
  };
}

/** Names come from people, so they must not start a new line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
