import type { ComplaintReason, ComplaintSubject } from '@bouquet/contract'

type Kind = ComplaintSubject['kind']

/** Reasons that fit what is reported, the likely ones first. */
export const reportReasons: Readonly<Record<Kind, readonly ComplaintReason[]>> = {
  profile: ['fake_profile', 'scam', 'harassment', 'underage', 'hate', 'spam', 'other'],
  photo: ['fake_profile', 'intimate_picture', 'underage', 'illegal_content', 'hate', 'other'],
  message: [
    'scam',
    'harassment',
    'intimate_picture',
    'underage',
    'hate',
    'illegal_content',
    'spam',
    'other',
  ],
  service: ['payment', 'illegal_content', 'other'],
}
