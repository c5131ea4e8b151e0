import { type SignupStep, signupStepSchema, type User } from '@bouquet/contract'

/** Steps after the account, as they are drawn. Push is offered only where the brand can push. */
export const shownSteps = (canPush: boolean): readonly SignupStep[] =>
  signupStepSchema.options.filter((step) => step !== 'push' || canPush)

/** The step to draw: the one that the address asks for, else the first that is open. */
export function currentStep(
  shown: readonly SignupStep[],
  open: readonly SignupStep[],
  asked: SignupStep | undefined,
): SignupStep | null {
  if (asked && shown.includes(asked)) return asked
  return shown.find((step) => open.includes(step)) ?? null
}

export interface StepProps {
  readonly user: User
  /** Saves what was given, if anything, and goes on. */
  readonly onDone: () => void
}
