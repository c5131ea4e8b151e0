import { FictionalLabel } from '@bouquet/ui/FictionalLabel'
import { useFictional } from '../../profiles/cards/useFictional.ts'
import { fictional, fictionalText } from './member.css.ts'

/** Says in full that this person does not exist. */
export function FictionalNotice() {
  const { label, warning } = useFictional()
  return (
    <div className={fictional}>
      <FictionalLabel label={label} />
      <p className={fictionalText}>{warning}</p>
    </div>
  )
}
