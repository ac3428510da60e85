import { ServiceLog, type WarningLog } from "#server/platform/process/service-log.ts";
import type { Claim } from "./outbox.service.ts";
import { MessageRefused, type Transport } from "./transport.client.ts";

const services: Record<Claim["channel"], string> = { mail: "mail server", discord: "Discord" };

type Names = { channel: Claim["channel"]; log: WarningLog };

/** Logs once that a channel fails, and once that it works again. A refused message says nothing about the others. */
export function loggedTransport(transport: Transport, { channel, log }: Names): Transport {
  const service = new ServiceLog(log, services[channel]);
  return {
    ...transport,
    send: async (claim, signal) => {
      try {
        await transport.send(claim, signal);
        service.worked();
      } catch (error) {
        const reason = error instanceof Error ? error.message : "unknown";
        if (!(error instanceof MessageRefused)) service.failed(reason);
        else {
          service.worked();
          if (claim.attempts === 0) log.warn({ id: claim.id, channel, reason }, "a message was refused");
        }
        throw error;
      }
    },
  };
}
