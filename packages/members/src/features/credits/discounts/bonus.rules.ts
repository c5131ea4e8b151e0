import { constants, type DiscountCode, type User } from '@bouquet/contract'

const area = /^\/(members(\/[^/]+)?|chats|likes(\/m)?(\/[^/]+)?|premium)\/?$/

/** Whether the bonus may be shown on a page. */
export function isMembersArea(path: string): boolean {
  return area.test(path)
}

/** Whether a discount is the bonus of the first hours after signup. The server stores its end. */
export function isTimeBonus({ code, expires }: Pick<DiscountCode, 'code' | 'expires'>): boolean {
  return code === constants.timeBonus.code && expires !== null
}

interface Moment {
  readonly user: Pick<User, 'credits' | 'paid_user'>
  readonly path: string
  /** By the server's clock; null without a bonus. */
  readonly secondsLeft: number | null
  readonly closedAt: number | null
}

/** Whether the dialog may open on this page after a delay. */
export function isBonusDialogDue({ user, path, secondsLeft, closedAt }: Moment): boolean {
  return (
    user.credits === 0 &&
    !user.paid_user &&
    (secondsLeft ?? 0) > 0 &&
    closedAt === null &&
    isMembersArea(path)
  )
}
