import type { CallTable } from '../core/call.ts'

/** Blocks and complaints. */
export const safetyCalls = {
  blocks: { method: 'GET', path: '/api/blocks.php', access: 'member', repeatable: true },
  block: { method: 'POST', path: '/api/block.php', access: 'member', repeatable: true },
  unblock: { method: 'DELETE', path: '/api/block.php', access: 'member', repeatable: true },
  complain: { method: 'POST', path: '/api/complaint.php', access: 'visitor', repeatable: false },
  complaint: { method: 'GET', path: '/api/complaint.php', access: 'visitor', repeatable: true },
  appealComplaint: {
    method: 'PUT',
    path: '/api/complaint.php',
    access: 'visitor',
    repeatable: true,
  },
  complaints: { method: 'GET', path: '/api/complaints.php', access: 'member', repeatable: true },
} as const satisfies CallTable
