import { call } from '../call';
import { email, optional, phone, text } from '../rules';
import { z } from '../schema';

export const contactUsBody = z.object({ name: text(120), email: email(), contact_no: optional(phone()), message: text(2000) });

export const contact = {
  send: call({
    id: 'A-011',
    method: 'POST',
    creates: true,
    path: '/contact-us',
    affects: [],
    access: 'public',
    body: contactUsBody,
    data: z.object({}),
    success: 'success.message_sent',
    labels: {
      name: 'field.worker.name',
      email: 'field.team.email',
      contact_no: 'field.team.contact_number',
      message: 'field.contact.message',
    },
  }),
};
