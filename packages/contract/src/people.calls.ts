import { z } from 'zod'
import { done } from './answers.ts'
import { blocksSchema } from './blocks.ts'
import { call } from './call.ts'
import { messageSchema, sentMessageSchema } from './chat.ts'
import { choicesSchema, choicesUpdateSchema } from './choices.ts'
import { complaintReferenceSchema, complaintSchema, newComplaintSchema } from './complaints.ts'
import { giftsSchema, sendGiftSchema } from './gifts.ts'
import {
  clientMessageIdSchema,
  conversationIdSchema,
  memberIdSchema,
  messageIdSchema,
} from './ids.ts'
import { autoLikeSchema } from './introductions.ts'
import { matchFinderSchema, matchWishesSchema } from './matchFinder.ts'
import { countrySchema } from './money.ts'
import { geocodeQuerySchema, geocodeSchema } from './places.ts'
import { swipedSchema, swipeGameSchema, swipeSchema, undoneSwipeSchema } from './swipe.ts'

const choices = z.object({ choices: choicesSchema })
const complaint = z.object({ complaint: complaintSchema })

/** Calls about people: places, introductions, the swipe game, the match finder, safety, gifts. */
export const peopleCalls = {
  geocode: call({
    method: 'GET',
    path: '/api/geocode.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'The town nearest to a point, from data of our own; false when there is none.',
    query: geocodeQuerySchema,
    answer: geocodeSchema,
  }),
  selectCountry: call({
    method: 'PUT',
    path: '/api/country.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Corrects the country that the address suggests; null takes the correction back.',
    body: z.object({ country: countrySchema.nullable() }),
    answer: z.object({ country: countrySchema.nullable() }),
  }),
  autoLike: call({
    method: 'GET',
    path: '/api/auto-like.php',
    access: 'member',
    repeatable: true,
    purpose:
      'An introduction: somebody labelled as fictional, or who chose to be introduced, whose like is new. Null when there is none.',
    answer: z.object({ profile: autoLikeSchema.nullable() }),
  }),
  choices: call({
    method: 'GET',
    path: '/api/choices.php',
    access: 'member',
    repeatable: true,
    purpose: 'What this member lets others see and the product do.',
    answer: choices,
  }),
  updateChoices: call({
    method: 'PUT',
    path: '/api/choices.php',
    access: 'member',
    repeatable: true,
    purpose: 'Changes these choices; what is missing stays.',
    body: choicesUpdateSchema,
    answer: choices,
  }),
  swipeGame: call({
    method: 'GET',
    path: '/api/swipe-game.php',
    access: 'member',
    repeatable: true,
    purpose: 'The next people of the swipe game, and how many likes are left today.',
    answer: swipeGameSchema,
  }),
  swipe: call({
    method: 'POST',
    path: '/api/swipe-game.php',
    access: 'member',
    repeatable: true,
    purpose: 'Likes or skips somebody in the swipe game.',
    body: swipeSchema,
    answer: swipedSchema,
  }),
  undoSwipe: call({
    method: 'DELETE',
    path: '/api/swipe-game.php',
    access: 'member',
    repeatable: false,
    purpose: 'Undoes the latest decision if it was a skip.',
    answer: undoneSwipeSchema,
  }),
  matchFinder: call({
    method: 'GET',
    path: '/api/match-finder.php',
    access: 'member',
    repeatable: true,
    purpose: 'The wishes told to the match finder, and who fits, with the reasons.',
    answer: matchFinderSchema,
  }),
  answerMatchFinder: call({
    method: 'PUT',
    path: '/api/match-finder.php',
    access: 'member',
    repeatable: true,
    purpose: 'Answers the questions of the match finder.',
    body: matchWishesSchema,
    answer: matchFinderSchema,
  }),
  blocks: call({
    method: 'GET',
    path: '/api/blocks.php',
    access: 'member',
    repeatable: true,
    purpose: 'Members that this one has blocked.',
    answer: blocksSchema,
  }),
  complain: call({
    method: 'POST',
    path: '/api/complaint.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Complains of a profile, a photo, a message or the service.',
    body: newComplaintSchema,
    answer: complaint.extend({ key: z.string() }),
  }),
  complaint: call({
    method: 'GET',
    path: '/api/complaint.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Where a case stands: for the member who complained, or with the key of the receipt.',
    query: complaintReferenceSchema,
    answer: complaint,
  }),
  appealComplaint: call({
    method: 'PUT',
    path: '/api/complaint.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Asks for a second decision on a case.',
    body: complaintReferenceSchema.extend({ text: newComplaintSchema.shape.text }),
    answer: complaint,
  }),
  complaints: call({
    method: 'GET',
    path: '/api/complaints.php',
    access: 'member',
    repeatable: true,
    purpose: 'Cases of this member, the latest first.',
    answer: z.object({ complaints: z.array(complaintSchema) }),
  }),
  gifts: call({
    method: 'GET',
    path: '/api/gifts.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'The gifts that can be sent, with their cost in credits.',
    answer: giftsSchema,
  }),
  sendGift: call({
    method: 'POST',
    path: '/api/gift.php',
    access: 'member',
    repeatable: true,
    purpose: 'Sends a gift. A repeat with the same client_id answers with the first result.',
    body: sendGiftSchema,
    answer: sentMessageSchema,
  }),
  sendChatPhoto: call({
    method: 'POST',
    path: '/api/chat-photo.php',
    access: 'member',
    repeatable: true,
    upload: true,
    purpose:
      'Sends a photo in a conversation; blurred until the receiver opens it. A repeat with the same client_id answers with the first result.',
    query: z.object({ client_id: clientMessageIdSchema, profile: memberIdSchema }),
    answer: sentMessageSchema,
  }),
  openChatPhoto: call({
    method: 'PUT',
    path: '/api/chat-photo.php',
    access: 'member',
    repeatable: true,
    purpose: 'The receiver opens a photo that was sent to them.',
    body: z.object({ message: messageIdSchema }),
    answer: z.object({ message: messageSchema }),
  }),
  typing: call({
    method: 'POST',
    path: '/api/typing.php',
    access: 'member',
    repeatable: true,
    purpose: 'This member is writing; the other side is told if the member shows it.',
    body: z.object({ conversation: conversationIdSchema }),
    answer: done,
  }),
  icebreakers: call({
    method: 'GET',
    path: '/api/icebreakers.php',
    access: 'member',
    repeatable: true,
    purpose: 'Three first lines to somebody, from shared interests; to be edited before sending.',
    query: z.object({ profile: memberIdSchema }),
    answer: z.object({ lines: z.array(z.string()) }),
  }),
} as const
