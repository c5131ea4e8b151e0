import {
  type Gender,
  type NicheNumber,
  onlyGender,
  type Settings,
  type SignupStep,
  signupSteps,
  type Tracking,
  type User,
} from '@bouquet/contract'

/** Steps after the account. Push is offered only where the brand supports it. */
export function shownSteps(canPush: boolean): readonly SignupStep[] {
  return signupSteps.filter((step) => step !== 'push' || canPush)
}

/** The step to show: the one in the URL, else the first that is open. */
export function currentStep(
  shown: readonly SignupStep[],
  open: readonly SignupStep[],
  asked: SignupStep | undefined,
): SignupStep | null {
  if (asked && shown.includes(asked)) return asked
  return shown.find((step) => open.includes(step)) ?? null
}

/** Whether the brand takes new members from this visitor. */
export function acceptsSignup(signups: Settings['signups'], tracking: Tracking | undefined) {
  return signups === 'all' || (signups === 'with_trafficsource' && tracking !== undefined)
}

export interface StepProps {
  readonly user: User
  /** Completes the step. */
  readonly onDone: () => void
}

interface Asked {
  readonly gender: Gender
  readonly seeking: Gender
}

/** Genders fixed by the niche; null where the form asks for them. */
export function gendersByNiche(niche: NicheNumber | undefined): Asked | null {
  const gender = niche && onlyGender[niche]
  return gender ? { gender, seeking: gender } : null
}
