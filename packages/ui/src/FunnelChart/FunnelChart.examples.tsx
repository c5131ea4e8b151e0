import { Stack } from '../stories/pictures/layout.tsx'
import { FunnelChart } from './index.ts'

export const good = (
  <Stack>
    <FunnelChart
      stages={[
        { id: 'visits', label: 'Visits', value: '1,240', share: 1 },
        {
          id: 'signups',
          label: 'Signups',
          value: '310',
          note: '25% of the visits',
          share: 0.25,
        },
      ]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <FunnelChart
      stages={[
        { id: 'women', label: 'Women', value: '620', share: 0.5 },
        { id: 'men', label: 'Men', value: '610', share: 0.49 },
      ]}
    />
  </Stack>
)
