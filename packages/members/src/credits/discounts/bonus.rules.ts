import { constants, type DiscountCode, type User } from '@bouquet/contract'

const area = /^\/(members(\/[^/]+)?|chats|likes(\/m)?(\/[^/]+)?|premium)\/?$/

/** The pages among people, where the bonus may show itself. */
export const isMembersArea = (path: string): boolean => area.test(path)

/** Whether a discount is the one of the first hours, whose end the server keeps. */
export const isTimeBonus = ({ code, expires }: Pick<DiscountCode, 'code' | 'expires'>): boolean =>
  code === constants.timeBonus.code && expires !== null

interface Moment {
  readonly user: Pick<User, 'credits' | 'paid_user'>
  readonly path: string
  /** By the server's clock; null where there is no bonus. */
  readonly secondsLeft: number | null
  readonly closedAt: number | null
}

/** Whether the dialog about the bonus is due on this page, once the member has been there a while. */
export const isDialogDue = ({ user, path, secondsLeft, closedAt }: Moment): boolean =>
  user.credits === 0 &&
  !user.paid_user &&
  (secondsLeft ?? 0) > 0 &&
  closedAt === null &&
  isMembersArea(path)
