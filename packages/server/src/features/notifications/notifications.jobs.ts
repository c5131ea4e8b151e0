import type { Services } from '../../platform/http/Services.ts'
import { mailNoticeJob, noticeJob } from './noticingBus.ts'
import { makeRounds } from './rounds.ts'
import { mailNoticeWorker } from './tellByMail.ts'
import { noticeWorker } from './tellByPush.ts'

export function notificationJobs(services: Services): void {
  services.jobs.work(noticeJob, noticeWorker(services))
  services.jobs.work(mailNoticeJob, mailNoticeWorker(services))
  services.jobs.daily('notice-rounds', () => makeRounds(services))
}
