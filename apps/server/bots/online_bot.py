"""Sits down at a table by its short code and plays at random. Python's standard library only.
python3 online_bot.py http://localhost:4173 CODE [NAME]"""
import hashlib, json, random, secrets, sys, urllib.request

server, code = sys.argv[1].rstrip("/"), sys.argv[2]
name = sys.argv[3] if len(sys.argv) > 3 else "Random Bot"
nonce = secrets.token_hex(32)
headers = {"Content-Type": "application/json"}

def post(path, body):
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

def say(**message):
    answer = post("/api/message", message)[-1]
    if answer["type"] == "refused" and answer["code"] not in ("stale", "not-asked", "over"):
        sys.exit(f"{message['type']}: {answer['sentence']}")
    return answer

headers["Authorization"] = "Bearer " + post("/api/session", {"bot": True})["token"]
table = say(type="find", code=code)["table"]
seat, done = None, set()
request = urllib.request.Request(f"{server}/api/stream?table={table}", headers=headers)
with urllib.request.urlopen(request) as stream:
    for line in stream:
        message = json.loads(line)
        if message["type"] == "table":
            view = message["table"]
            mine = None if view["you"] is None else view["chairs"][view["you"]]
            if view["stage"] == "gathering" and mine is None and "sit" not in done:
                done.add("sit")
                free = [i for i, chair in enumerate(view["chairs"]) if chair["by"] == "free"]
                say(type="sit", table=table, seat=free[0], name=name)
            elif view["stage"] == "gathering" and mine and not mine["ready"] and (mine["hero"] or view["settings"]["heroes"] == "random"):
                say(type="ready", table=table, mark=hashlib.sha256(nonce.encode()).hexdigest())
            elif view["stage"] == "gathering" and mine and not mine["hero"] and "pick" not in done:
                done.add("pick")
                say(type="pick", table=table, heroes=[random.choice(["ninja", "treant", "seraph", "thor"])])
            elif view["stage"] == "sealing" and "show" not in done:
                done.add("show")
                say(type="show", table=table, nonce=nonce)
        elif message["type"] == "state" and message["game"]["game"]["result"] is not None:
            print("over")
            break
        elif message["type"] == "state" and message["question"] is not None:
            say(type="choose", table=table, question=message["question"], text=random.choice(message["options"]))
