import type { StaffResponse } from '../../platform/api.ts'

export type Report = StaffResponse<'transparency-report'>

/** The report in sections, as it is read and as it is written to a file. */
export function sectionsOf({ notices, complaints, restrictions, automated }: Report) {
  return [
    {
      id: 'notices',
      figures: [
        { id: 'notices_received', value: notices.received },
        { id: 'notices_upheld', value: notices.upheld },
        { id: 'notices_rejected', value: notices.rejected },
        { id: 'notices_median_hours', value: notices.median_hours },
      ],
    },
    {
      id: 'complaints',
      figures: [
        { id: 'complaints_received', value: complaints.received },
        { id: 'complaints_confirmed', value: complaints.confirmed },
        { id: 'complaints_reversed', value: complaints.reversed },
        { id: 'complaints_median_hours', value: complaints.median_hours },
      ],
    },
    {
      id: 'restrictions',
      figures: [
        { id: 'restrictions_photos_rejected', value: restrictions.photos_rejected },
        { id: 'restrictions_messages_withheld', value: restrictions.messages_withheld },
        { id: 'restrictions_accounts_banned', value: restrictions.accounts_banned },
        { id: 'restrictions_bans_lifted', value: restrictions.bans_lifted },
      ],
    },
    {
      id: 'automated',
      figures: [
        { id: 'automated_messages_held', value: automated.messages_held },
        { id: 'automated_released', value: automated.released },
        { id: 'automated_withheld', value: automated.withheld },
        { id: 'automated_waiting', value: automated.waiting },
      ],
    },
  ] as const
}

/** The report as rows of a table; medians without any case are empty. */
export function reportRows(report: Report): (string | number)[][] {
  return [
    ['figure', 'value'],
    ['from', report.from],
    ['to', report.to],
    ['brand', report.brand ?? 'all'],
    ...sectionsOf(report).flatMap(({ figures }) =>
      figures.map(({ id, value }) => [id, value ?? '']),
    ),
    ...report.notices.by_reason.map(({ reason, received }) => [`notices_${reason}`, received]),
  ]
}
