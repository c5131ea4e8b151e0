import { secondFactorQuery, useClient } from '@bouquet/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadedPart } from '../LoadedPart.tsx'
import { FactorOff } from './FactorOff.tsx'
import { FactorOn } from './FactorOn.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The second step of the login: switched on, renewed and switched off. */
export function SecondFactor() {
  const factor = useQuery(secondFactorQuery(useClient()))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onStored={() => setCodes(null)} />
  return (
    <LoadedPart query={factor}>
      {(state) =>
        state.on ? <FactorOn state={state} onCodes={setCodes} /> : <FactorOff onCodes={setCodes} />
      }
    </LoadedPart>
  )
}
