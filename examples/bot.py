"""A whole program that plays, by chance alone: TAVERNE_TOKEN=… python3 bot.py https://taverne.example [match token]"""
import json, os, random, sys, time, urllib.request, uuid

SERVER, INVITED, INVITATION = (sys.argv[1:] + [None, None, None])[:3]
PACE = float(os.environ.get("TAVERNE_PACE", 500)) / 1000


def request(method, path, body=None):
    headers = {"Authorization": "Bearer " + os.environ["TAVERNE_TOKEN"]} | ({} if body is None else {"Content-Type": "application/json"})
    data = None if body is None else json.dumps(body).encode()
    address = f"{SERVER or 'http://localhost:8080'}/api/{path}"
    with urllib.request.urlopen(urllib.request.Request(address, data, headers, method=method)) as reply:
        return json.load(reply)


def open_table():
    """The first table that lets programs in."""
    while True:
        for table in request("GET", "lobby")["tables"]:
            if table.get("programs"):
                return table["match"]
        time.sleep(5)


match = INVITED or open_table()
request("POST", f"matches/{match}/join", {"token": INVITATION} if INVITATION else {})
outcome = None
while not outcome:
    time.sleep(PACE)
    try:
        turn = request("GET", f"matches/{match}/turn")
        outcome = turn.get("outcome")
        for asked in turn["asked"][:1]:
            answer = {"key": str(uuid.uuid4()), "question": asked["question"], "option": random.choice(asked["options"])}
            request("POST", f"matches/{match}/turn", answer)
    except OSError as trouble:  # somebody was quicker, or the server restarts: the next turn says what is asked then
        print(trouble, file=sys.stderr)
print("over:", *outcome["places"])
