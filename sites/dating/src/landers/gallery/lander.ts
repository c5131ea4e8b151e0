import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: {
    general: 20,
    mature: 20,
    casual: 40,
    'men-seeking-men': 10,
    'women-seeking-women': 20,
    kink: 30,
    'shared-interests': 30,
  },
  heading: { size: { step: 5 } },
}
