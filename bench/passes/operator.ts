import { demoPassword } from "@gatehouse/domain/access";

export interface Upload {
  readonly uploadId: number;
  readonly state: "waiting" | "reading" | "done" | "failed";
  readonly pagesRead: number;
}

/** An operator of the server under the bench. */
export async function openOperator(url: string) {
  const json = { "content-type": "application/json" };
  let refused = 0;
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(`${url}/api${path}`, init);
    const body: unknown = await response.json();
    // A server that is under pressure says so; it is asked again, and the refusal is counted.
    if (response.status === 503) return void (refused += 1);
    if (!response.ok) throw new Error(`${path} was answered ${response.status} ${JSON.stringify(body)}`);
    return body;
  };
  const body = JSON.stringify({ email: "operator-admin@gatehouse.example", password: demoPassword });
  const login = (await call("/auth/login", { method: "POST", headers: json, body })) as { accessToken: string };
  const headers = { authorization: `Bearer ${login.accessToken}` };
  return {
    upload: (pdf: Uint8Array, fields: Readonly<Record<string, string>>): Promise<Upload> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append("file", new File([new Uint8Array(pdf)], "passes.pdf"));
      return call("/checkin/boarding-passes", { method: "POST", headers, body: form }) as Promise<Upload>;
    },
    /** @returns nothing when the server refused to answer */
    progress: (uploadId: number) =>
      call(`/checkin/boarding-passes/uploads/${uploadId}`, { method: "GET", headers }) as Promise<Upload | undefined>,
    /** Calls that were answered with 503 since it was asked last. */
    refusals: (): number => {
      const count = refused;
      refused = 0;
      return count;
    },
  };
}

export type BenchOperator = Awaited<ReturnType<typeof openOperator>>;
